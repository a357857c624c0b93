import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { staticMarkup } from './static-markup.tsx'

/** What stands in place of a part that broke. */
function shownFor(error: unknown): Promise<string> {
  const boundary = new ErrorBoundary({ children: 'The page' })
  boundary.state = { ...boundary.state, ...ErrorBoundary.getDerivedStateFromError(error) }
  return staticMarkup(boundary.render())
}

test('[S8-020] what breaks while it is drawn becomes a page with a way home', async () => {
  const page = await shownFor(new TypeError('x is not a function'))
  expect(page).toMatch(/<h1[^>]*>We may have dropped the ball on this one<\/h1>/)
  expect(page).toMatch(/<a [^>]*href="\/"[^>]*>Go home<\/a>/)
  expect(page).not.toContain('x is not a function')
})

test('a refusal that no part shows itself says what it is', async () => {
  expect(await shownFor(new ApiError({ status: 403, code: 'unknown' }))).toContain('Unauthorised.')
})

test('what broke is tried again at another address, and stays broken at its own', () => {
  const broken = { address: '/swims', ...ErrorBoundary.getDerivedStateFromError(new TypeError('x is not a function')) }
  expect(ErrorBoundary.getDerivedStateFromProps({ children: 'The page', address: '/swims' }, broken)).toBeNull()
  expect(ErrorBoundary.getDerivedStateFromProps({ children: 'The page', address: '/courts' }, broken)).toEqual({
    address: '/courts',
    caught: null,
  })
})
