import { describe, expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { PageTitle } from '../../ui/layout/page/PageTitle.tsx'
import { BallDroppedPage, NotFoundPage } from './AstrayPage.tsx'
import { ConfigErrorPage } from './ConfigErrorPage.tsx'
import { ClientContext } from '../site-record.ts'
import { ConnectionPage } from './ConnectionPage.tsx'
import { GenericErrorPage } from './GenericErrorPage.tsx'
import { MaintenancePage } from './MaintenancePage.tsx'
import { staticMarkup } from './static-markup.tsx'

const goHome = /<a [^>]*href="\/"[^>]*>Go home<\/a>/

describe('error pages', () => {
  test('[S2-061 partly, S2-062, S8-019 partly] the full-page error leads home', async () => {
    const page = await staticMarkup(<BallDroppedPage />)
    expect(page).toMatch(/<h1[^>]*>We may have dropped the ball on this one<\/h1>/)
    expect(page).toMatch(goHome)
  })

  test('[S2-063, S2-065, S2-066] the not-found page has its heading, its text and the way home', async () => {
    const page = await staticMarkup(<NotFoundPage />)
    expect(page).toMatch(/<h1[^>]*>Whoops! Looks like you've gone offside.<\/h1>/)
    expect(page).toContain("The page you're looking for doesn't exist. Return home to keep the ball rolling.")
    expect(page).toMatch(goHome)
  })

  test('[S2-059, S9-064] their titles name the app first, too', async () => {
    const client = { id: 1, currency: null, name: 'Harbourside' }
    const page = await staticMarkup(
      <ClientContext value={client}>
        <NotFoundPage />
      </ClientContext>,
    )
    expect(page).toContain("<title>Harbourside | Whoops! Looks like you've gone offside.</title>")
  })

  test('a failed code chunk is no crash: the page says that nothing was sent, and offers another try', async () => {
    const page = await staticMarkup(<ConnectionPage onRetry={() => undefined} />)
    expect(page).toMatch(/<h1[^>]*>This page did not load<\/h1>/)
    expect(page).toContain('have not changed')
    expect(page).toMatch(/<button[^>]*>.*Try again/)
  })

  test('[S2-132, S2-133] the maintenance page says so', async () => {
    const page = await staticMarkup(<MaintenancePage />)
    expect(page).toMatch(/<h1[^>]*>Service disruption<\/h1>/)
    expect(page).toContain('Unable to access the site due to planned maintenance.')
  })

  test.each([
    ['S8-002, P8-002', 404, 'Unable to complete request, item not found.'],
    ['S8-003, P8-003', 403, 'Unauthorised.'],
    ['S8-004, P8-005', 500, 'Something has gone wrong, please try again.'],
    ['S8-004, P8-005', 418, 'Something has gone wrong, please try again.'],
    ['S8-004, P8-005', 502, 'Something has gone wrong, please try again.'],
  ])('[%s] the generic error for a %i reads "%s"', async (_, status, text) => {
    const error = new ApiError({ status, code: 'unknown' })
    expect(await staticMarkup(<GenericErrorPage error={error} />)).toContain(`>${text}</h1>`)
  })

  test('a wrong configuration names its fields', async () => {
    const problems = [{ field: 'kiosk.homeUrl', message: 'must be of type string' }]
    expect(await staticMarkup(<ConfigErrorPage problems={problems} />)).toContain(
      '<code>kiosk.homeUrl</code>: must be of type string',
    )
  })

  test('[S2-059, S9-064] titles name the app first', async () => {
    expect(await staticMarkup(<PageTitle app="Harbourside" title="Log in" />)).toContain(
      '<title>Harbourside | Log in</title>',
    )
  })
})
