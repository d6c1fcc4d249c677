// HTTP: one function a verb, and refusals as errors that carry the server's own sentence.
import { choices } from './choices.svelte'
import type { Problem } from './wire'

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.sentence)
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': choices.lang }
  const init: RequestInit = { method, headers }
  if (body instanceof Blob || typeof body === 'string') {
    init.body = body
    headers['Content-Type'] = 'text/plain'
  } else if (body !== undefined) {
    init.body = JSON.stringify(body)
    headers['Content-Type'] = 'application/json'
  }
  const answer = await fetch(`/api${path}`, init)
  const told: unknown = answer.status === 204 ? null : await answer.json()
  if (!answer.ok) throw new Refusal(answer.status, told as Problem)
  return told as T
}

export const get = <T>(path: string): Promise<T> => call<T>('GET', path)
export const post = <T>(path: string, body?: unknown): Promise<T> => call<T>('POST', path, body)
