import { expect, test } from 'vitest'
import { openHost } from '../support/host.ts'
import { login } from '../support/platform.ts'
import { freshTestStores } from '../support/test-stores.ts'
import { typed } from './typed.ts'

test('[O-400, O-404, O-459] a probe of our own platform as a customer breaks nothing and meets most calls that it plans', async () => {
  const host = await openHost({ stores: freshTestStores })
  await host.ensureDefault()
  const url = await host.app.listen({ port: 0, host: '127.0.0.1' })
  try {
    const { username, password } = login('amina')
    const { code, printed, complaints, progress } = await typed(['probe', '--url', url, '--yes'], {
      env: { PLATFORM_USERNAME: username, PLATFORM_PASSWORD: password },
    })
    expect(complaints).toEqual([])
    expect(printed.split('\n').filter((line) => /^ {2}(?:FAIL|warn)/.test(line))).toEqual([])
    expect(code).toBe(0)
    expect(Number(/in (\d+) calls of/.exec(printed)?.[1])).toBeGreaterThanOrEqual(35)
    const asked = new Set(progress.map((line) => line.split('  ').at(-1)))
    const areas = [
      'listOrders',
      'readOrder',
      'listBookings',
      'readBooking',
      'readBookingBundle',
      'listCamps',
      'readCamp',
    ]
    const dated = ['listDates', 'listTimetableV2', 'listSlotsV2', 'listTimesV2', 'listTickets', 'readActivityClass']
    expect([...areas, ...dated, 'listPackages', 'readPackage'].filter((call) => !asked.has(call))).toEqual([])
  } finally {
    await host.close()
  }
})
