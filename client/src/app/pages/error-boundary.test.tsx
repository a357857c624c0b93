import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { staticMarkup } from './static-markup.tsx'

/** The text shown instead of a failed part. */
function shownFor(error: unknown): Promise<string> {
  const boundary = new ErrorBoundary({ children: 'The page' })
  boundary.state = { ...boundary.state, ...ErrorBoundary.getDerivedStateFromError(error) }
  return staticMarkup(boundary.render())
}

test('[S8-020] a part that crashes while rendering becomes a page with a way home', async () => {
  const page = await shownFor(new TypeError('x is not a function'))
  expect(page).toMatch(/<h1[^>]*>We may have dropped the ball on this one<\/h1>/)
  expect(page).toMatch(/<a [^>]*href="\/"[^>]*>Go home<\/a>/)
  expect(page).not.toContain('x is not a function')
})

test('a refusal that no part handles shows its text', async () => {
  expect(await shownFor(new ApiError({ status: 403, code: 'unknown' }))).toContain('Unauthorised.')
})

test('a crashed part is tried again at another address, and stays broken at its own', () => {
  const broken = { address: '/swims', ...ErrorBoundary.getDerivedStateFromError(new TypeError('x is not a function')) }
  expect(ErrorBoundary.getDerivedStateFromProps({ children: 'The page', address: '/swims' }, broken)).toBeNull()
  expect(ErrorBoundary.getDerivedStateFromProps({ children: 'The page', address: '/courts' }, broken)).toEqual({
    address: '/courts',
    caught: null,
  })
})
