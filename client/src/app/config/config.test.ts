import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { parseConfig } from './config.ts'

function problemsOf(content: unknown): readonly string[] {
  const result = parseConfig(content)
  return result.ok ? [] : result.problems.map((problem) => problem.field)
}

describe('the runtime configuration', () => {
  test('an empty file means the defaults: same origin, canonical paths', () => {
    const result = parseConfig({})
    expect(result).toMatchObject({
      ok: true,
      config: { appName: 'Bookings', apiOrigin: '', basePaths: {}, challengeMode: 'modal', successAddress: null },
    })
  })

  test('the delivered file is valid', async () => {
    const delivered: unknown = JSON.parse(
      await readFile(new URL('../../../public/config.json', import.meta.url), 'utf8'),
    )
    expect(problemsOf(delivered)).toEqual([])
  })

  test('a platform with other addresses, names and cookies is described by the file alone', () => {
    const file = {
      apiOrigin: 'https://platform.example',
      basePaths: { activities: '/acts', v1Activities: '/acts/v1', checkout: 'https://pay.example/co' },
      paths: { readClient: '/whoami' },
      sites: { account: 'https://my-account.example' },
      switches: { onlineJoiningEnabled: true },
      providerNames: { opayo: 'card-gateway' },
      cookiePrefix: 'members',
      kiosk: { homeUrl: 'https://kiosk.example' },
      maps: { provider: 'https://maps.example', key: 'k', country: 'IE' },
      successAddress: 'https://thanks.example/done',
      challengeMode: 'redirect',
    }
    expect(parseConfig(file)).toMatchObject({ ok: true, config: file })
  })

  test('[S3-009] an operator sets what is sold, where a kiosk starts, how visits are counted and whether browsers translate', () => {
    const file = {
      switches: {
        onlineJoiningEnabled: true,
        campsAndCoursesBookingEnabled: false,
        autoTranslateEnabledForCustomer: true,
      },
      kiosk: { homeUrl: 'https://kiosk.example' },
      analyticsContainerIds: ['GTM-1', 'GTM-2'],
    }
    expect(parseConfig(file)).toMatchObject({ ok: true, config: file })
  })

  test.each([
    [{ apiOrigin: 'platform.example/api' }, 'apiOrigin'],
    [{ basePaths: { activities: 'acts' } }, 'basePaths.activities'],
    [{ basePaths: { nowhere: '/x' } }, 'basePaths'],
    [{ paths: { readClient: 7 } }, 'paths.readClient'],
    [{ switches: { onlineJoiningEnabled: 'yes' } }, 'switches.onlineJoiningEnabled'],
    [{ providerNames: { opayo: 7 } }, 'providerNames.opayo'],
    [{ providerNames: { opayo: 'card-getaway' } }, 'providerNames.opayo'],
    [{ challengeMode: 'popup' }, 'challengeMode'],
    [{ apiOrigins: '' }, 'apiOrigins'],
    ['nothing', 'the file'],
    [null, 'the file'],
  ])('%o names the field %s', (content, field) => {
    expect(problemsOf(content)).toContain(field)
  })
})
