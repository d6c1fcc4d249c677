// Something to show to others, where the device helps and where it does not.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Share from '../components/Share.svelte'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function pressed(given: object): Promise<void> {
  vi.stubGlobal('navigator', given)
  render(Share, { path: '/review/abc', said: 'Review' })
  await fireEvent.click(screen.getByRole('button'))
  await tick()
}

test('a link is copied', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  await pressed({ clipboard: { writeText } })
  expect(writeText).toHaveBeenCalledWith(`Review ${location.origin}/review/abc`)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('where nothing can be copied the link is there to be read', async () => {
  await pressed({})
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Review' }).value).toBe(`${location.origin}/review/abc`)
})

test('whoever thinks better of it is shown nothing', async () => {
  await pressed({ share: () => Promise.reject(new DOMException('no', 'AbortError')) })
  expect(screen.queryByRole('textbox')).toBeNull()
})
