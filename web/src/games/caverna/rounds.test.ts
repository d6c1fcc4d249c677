import { describe, expect, test } from 'vitest'
import { endingAt, endingOf, markersLeft, roundsOf } from './rounds'
import { sampleClan, sampleView } from './sample'

const alone = [sampleClan()]

describe('how rounds end', () => {
  test('the first five are printed: nothing, nothing, harvest, one food, harvest', () => {
    const view = sampleView({ round: 1 })
    expect([1, 2, 3, 4, 5].map((round) => endingAt(view, round))).toEqual(['none', 'none', 'normal', 'food', 'normal'])
  })

  test('then a marker decides, which nobody knows before', () => {
    expect(endingAt(sampleView({ round: 5 }), 6)).toBe('hidden')
    expect(endingOf(sampleView({ round: 6, marker: 'leaf' }))).toBe('normal')
    expect(endingOf(sampleView({ round: 6, marker: null }))).toBe('hidden')
  })

  test('question marks count: nothing, one food, fields or breeding', () => {
    const endings = [0, 1, 2].map((questions) => endingOf(sampleView({ round: 9, marker: 'question', questions })))
    expect(endings).toEqual(['none', 'food', 'choice'])
  })

  test('whoever plays alone has no markers', () => {
    expect(endingAt(sampleView({ players: alone }), 10)).toBe('normal')
    expect(roundsOf(sampleView({ players: alone }))).not.toContain(9)
  })

  test('the harvest under way is what it is', () => {
    expect(endingOf(sampleView({ round: 8, harvest: 'choice', marker: 'question', questions: 2 }))).toBe('choice')
  })

  test('markers left to turn: four leaves and three question marks with three players', () => {
    expect(markersLeft(sampleView())).toEqual({ leaves: 4, questions: 3 })
    expect(markersLeft(sampleView({ round: 7, leaves: 1, marker: 'question' }))).toEqual({ leaves: 3, questions: 2 })
    expect(markersLeft(sampleView({ players: [sampleClan(), sampleClan()] }))).toEqual({ leaves: 3, questions: 3 })
  })
})
