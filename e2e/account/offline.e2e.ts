import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { personaId } from '../../seed/src/index.ts'
import { expectAccessible } from '../support/accessible.ts'
import { configure } from '../support/configuration.ts'
import { follow } from '../support/keyboard.ts'
import { openSandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { desktop, phone } from '../support/windows.ts'
import { bookedByAmina, policyWith } from './own-bookings.ts'

test.use({ site: 'account' })

const swim = {
  name: 'Family swim',
  days: 3,
  policy: policyWith([]),
  places: [{ userId: personaId('amina'), price: 540 }],
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('touchline.bookings'))
const cacheNames = (page: Page) => page.evaluate(() => caches.keys())
const workers = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

/** Waits until the worker has the files of the site, and the pages. */
async function untilKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}

/** Every address in the caches of the device. */
function keptAddresses(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => url)
  })
}

for (const viewport of [phone, desktop]) {
  test(`[O-279] code and next bookings open without a connection, until log out, at ${viewport.width}`, async ({
    page,
    context,
    stack,
  }) => {
    await page.setViewportSize(viewport)
    const sandbox = await openSandbox(stack, context, { id: `away${viewport.width}`, data: bookedByAmina([swim]) })
    await sandbox.logIn('amina')
    await page.goto('/')
    await untilKept(page)
    await expect.poll(() => kept(page)).toContain('Family swim')

    await context.setOffline(true)
    await page.goto('/bookings')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your next bookings', { timeout: 20_000 })
    await expect(page).toHaveTitle('Fairwater Leisure | Your next bookings')
    await expect(page.getByRole('img', { name: /^Check-in code \w+/ })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Family swim' })).toContainText('Amina')
    await expect(page.getByRole('status')).toContainText('You are offline. This is what we knew on 7 April 2026, 10:00')
    await expect(page.getByText('You need a connection to cancel, move or pay.')).toBeVisible()
    await expectAccessible(page)

    await page.goto('/payments')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline', { timeout: 20_000 })
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectAccessible(page)
    await follow(page, page.getByRole('link', { name: 'See your code and next bookings' }))
    await expect(page.getByRole('listitem').filter({ hasText: 'Family swim' })).toBeVisible({ timeout: 20_000 })

    await context.setOffline(false)
    await follow(page, page.getByRole('button', { name: 'Try again' }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Amina')
    await page.goto('/packages')
    if (viewport === phone) await page.getByRole('button', { name: 'Packages', expanded: false }).click()
    const pages = page.getByRole('navigation', { name: 'My account pages' })
    await pages.getByRole('button', { name: 'Log out' }).click()
    await expect.poll(() => kept(page)).toBeNull()
    await context.setOffline(true)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline', { timeout: 20_000 })
    await expect(page.locator('body')).not.toContainText(/Family swim|Amina/)
    await expect(page.getByRole('link', { name: 'See your code and next bookings' })).toHaveCount(0)
    await context.setOffline(false)
    await sandbox.delete()
  })
}

test('[O-279] where nothing answers, code and bookings show within seconds, and the account once it answers', async ({
  page,
  context,
  stack,
}) => {
  const sandbox = await openSandbox(stack, context, { id: 'silent', data: bookedByAmina([swim]) })
  await sandbox.logIn('amina')
  await page.goto('/')
  await untilKept(page)
  await expect.poll(() => kept(page)).toContain('Family swim')

  const answering = Promise.withResolvers<void>()
  await context.route('**/api/**', async (route) => {
    await answering.promise
    await route.continue()
  })
  await page.goto('/bookings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your next bookings', { timeout: 20_000 })
  await expect(page.getByRole('img', { name: /^Check-in code \w+/ })).toBeVisible()
  await expect(page.getByRole('status')).toContainText("We can't reach your account at the moment.")
  await expectAccessible(page)
  // The first questions are still open: their answers bring the account without another visit.
  answering.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookings', { timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'Manage: Family swim' })).toBeVisible()
  await sandbox.delete()
})

test('[O-279 partly] somebody who logs in on another site finds nothing of the person before', async ({
  page,
  context,
  sandbox,
}) => {
  await sandbox.logIn('amina')
  await page.goto('/')
  await untilKept(page)
  await expect.poll(() => kept(page)).not.toBeNull()
  // The login of another person is there before the account has heard of it.
  await sandbox.logIn('carys')
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline', { timeout: 20_000 })
  await expect(page.getByRole('img', { name: /^Check-in code/ })).toHaveCount(0)
  await expect.poll(() => kept(page)).toBeNull()
})

test('[O-280] the device keeps files of the site, and no answer of the platform', async ({ page, sandbox, stack }) => {
  await sandbox.logIn('amina')
  await page.goto('/')
  await untilKept(page)
  await page.goto('/payments')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payments')
  const addresses = await keptAddresses(page)
  expect(addresses).toContain(`${stack.origins.account}/config.json`)
  expect(addresses.filter((address) => address.endsWith('.woff2')).length).toBeGreaterThan(0)
  const others = addresses.filter((address) => {
    const { origin, pathname } = new URL(address)
    return origin !== stack.origins.account || !/^\/(assets\/.+|config\.json)?$/.test(pathname)
  })
  expect(others).toEqual([])
})

/** The account site as another build of it would be served. */
async function servedAnew(origin: string) {
  let build = ''
  const server = createServer((request, response) => {
    // The server knows one build, and would answer that nothing has changed.
    const whole = { 'if-none-match': undefined, 'if-modified-since': undefined, 'accept-encoding': 'identity' }
    const headers = Object.fromEntries(
      Object.entries({ ...request.headers, ...whole, host: new URL(origin).host }).filter(
        ([, value]) => value !== undefined,
      ),
    )
    const path = request.url ?? '/'
    const isWorker = path === '/service-worker.js'
    const forwarded = ask({ port: new URL(origin).port, path, method: request.method, headers }, (answer) => {
      const isPage = String(answer.headers['content-type']).startsWith('text/html')
      if (build === '' || !(isPage || isWorker)) {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
        return
      }
      for (const name of ['content-type', 'cache-control']) response.setHeader(name, answer.headers[name] ?? '')
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString()
        const mark = `<meta name="build" content="${build}"></head>`
        // The worker has the name of its build, sixteen figures.
        response.end(isPage ? text.replace('</head>', mark) : text.replace(/\b[\da-f]{16}\b/, build))
      })
    })
    request.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    origin: `http://account.localhost:${(server.address() as AddressInfo).port}`,
    release: (name: string) => {
      build = name
    },
    stop: () => server.close(),
  }
}

test('[O-280] a new build is there at the next visit, and a page that is open is left alone', async ({
  page,
  context,
  sandbox,
  stack,
}) => {
  const site = await servedAnew(stack.origins.account)
  await sandbox.logIn('amina')
  await page.goto(site.origin)
  await untilKept(page)
  const build = page.locator('meta[name="build"]')
  await expect(build).toHaveCount(0)

  site.release('second')
  await page.evaluate(() => document.body.setAttribute('data-untouched', ''))
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
    .toBe('installed')
  await expect(page.locator('body[data-untouched]')).toHaveCount(1)
  expect(await cacheNames(page)).toHaveLength(2)

  await page.goto(`${site.origin}/packages`)
  await expect(build).toHaveAttribute('content', 'second')
  // The new worker takes over once no page of the old one is open, a moment after the browser has seen it close.
  await expect(async () => {
    await page.goto('about:blank')
    await page.goto(site.origin)
    const waiting = await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state ?? 'none')
    expect(waiting).toBe('none')
  }).toPass()
  await untilKept(page)
  expect(await cacheNames(page)).toEqual(['touchline-second'])
  await context.setOffline(true)
  await page.goto(site.origin)
  await expect(build).toHaveAttribute('content', 'second')
  await context.setOffline(false)
  site.stop()
})

test('[O-280] a kiosk keeps nothing, not even from before', async ({ page, sandbox }) => {
  await sandbox.logIn('amina')
  await page.goto('/?kiosk=true')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await workers(page)).toBe(0)
  await page.goto('/?kiosk=false')
  await untilKept(page)
  await expect.poll(() => kept(page)).not.toBeNull()
  await page.goto('/?kiosk=true')
  await expect.poll(() => cacheNames(page)).toEqual([])
  expect(await workers(page)).toBe(0)
  expect(await kept(page)).toBeNull()
})

test('[O-280] an embedded site keeps no files', async ({ page, sandbox }) => {
  await sandbox.logIn('amina')
  await page.goto('/?embedded=true')
  await expect(page.getByRole('region', { name: 'What you have' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await workers(page)).toBe(0)
})

test('[O-280] an operator takes the files away again by the configuration', async ({ page, context, sandbox }) => {
  await sandbox.logIn('amina')
  await page.goto('/')
  await untilKept(page)
  await configure(context, { offline: false })
  await page.goto('/')
  await expect.poll(() => cacheNames(page)).toEqual([])
  expect(await workers(page)).toBe(0)
})
