import { beforeAll, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { connect } from '../../api/call.ts'
import { memoryJar } from '../../api/credentials/memory-jar.ts'
import { credentialsIn } from '../../api/credentials/tokens.ts'
import { parseConfig } from '../../app/config/config.ts'
import { staticMarkup } from '../../app/pages/static-markup.tsx'
import { useToasts } from '../../app/toasts/toasts.ts'
import { loadTexts, startI18n } from '../../i18n/start-i18n.ts'
import { useChangingTill } from './use-till.ts'

/** A platform that refuses everything. */
function refuseAll(message: string): void {
  const configured = parseConfig({ apiOrigin: 'http://platform.example' })
  if (!configured.ok) throw new Error('the configuration of this test is wrong')
  connect({
    routing: configured.config,
    credentials: credentialsIn(memoryJar(), 'bookings', { secure: false, pathname: () => '/' }),
    send: () => Promise.reject(new ApiError({ status: 409, code: 'till_open', message })),
    pathname: () => '/',
    language: () => 'en',
    clientDomain: 'localhost',
    onSignedOut: () => undefined,
    onMismatch: () => undefined,
  })
}

/** The hook in a component, with the texts of its toasts. */
async function changing(onChanged: () => Promise<void>) {
  let hook: ReturnType<typeof useChangingTill> | undefined
  let toasts: readonly unknown[] = []
  function Till() {
    hook = useChangingTill(onChanged)
    toasts = useToasts().map(({ content }) => content)
    return null
  }
  await staticMarkup(<Till />)
  return {
    open: () => hook?.open(1),
    async toasts() {
      await staticMarkup(<Till />)
      return toasts
    },
  }
}

beforeAll(async () => {
  await startI18n()
  await loadTexts(['checkout'])
})

describe('opening a till', () => {
  test('[O-40] shows why it failed, even where the till cannot be loaded again', async () => {
    const message = 'Your till is already open.'
    refuseAll(message)
    const till = await changing(() => Promise.reject(new Error('no answer')))
    till.open()
    await vi.waitFor(async () => expect(await till.toasts()).toContain(message))
  })
})
