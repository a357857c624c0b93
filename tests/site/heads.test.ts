import { deleteOccurrence, listCamps, postponeOccurrence } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { hostOfFile, ownHost, publicUrl } from '../support/host.ts'
import { personAt } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'
import { siteFolder } from '../support/site-folder.ts'

const clientFolder = siteFolder()
const site = hostOfFile(() => ({ clientFolder }))
const html = { accept: 'text/html' }

/** The head of a page: its title, the contents of its meta and link elements, and the facts in it. */
async function headOf(url: string, headers: Readonly<Record<string, string>> = {}) {
  const host = await site()
  await host.ensureDefault()
  const { status, text } = await personAt(host).send({ method: 'GET', url, headers: { ...html, ...headers } })
  expect(status).toBe(200)
  const facts = /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(text)?.[1]
  return {
    title: /<title>([^<]*)<\/title>/.exec(text)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1],
    properties: Object.fromEntries(
      [...text.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)].map(([, name, content]) => [
        name,
        content,
      ]),
    ),
    facts: facts === undefined ? null : (JSON.parse(facts) as Readonly<Record<string, unknown>>),
  }
}

describe('[O-332] the head of a public page', () => {
  test('names the operator at home', async () => {
    expect(await headOf('/?utm_source=x')).toEqual({
      title: 'Fairwater Leisure',
      canonical: `${publicUrl}/`,
      properties: {
        description: 'Book activities, courses and camps with Fairwater Leisure.',
        'og:type': 'website',
        'og:site_name': 'Fairwater Leisure',
        'og:title': 'Fairwater Leisure',
        'og:description': 'Book activities, courses and camps with Fairwater Leisure.',
        'og:url': `${publicUrl}/`,
        'og:image': `${publicUrl}/share.png`,
      },
      facts: null,
    })
  })

  test('of a venue has its place', async () => {
    const { title, canonical, facts } = await headOf('/location/ashcombe-leisure-centre/')
    expect(title).toBe('Ashcombe Leisure Centre | Fairwater Leisure')
    expect(canonical).toBe(`${publicUrl}/location/ashcombe-leisure-centre`)
    expect(facts).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'SportsActivityLocation',
      name: 'Ashcombe Leisure Centre',
      url: canonical,
      address: { '@type': 'PostalAddress', postalCode: expect.any(String) },
      geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
    })
  })

  test('of an activity is the same for every day and hour of it', async () => {
    const canonical = `${publicUrl}/location/ashcombe-leisure-centre/fitness-classes`
    for (const rest of ['', '/2026-04-09', '/2026-04-09/classes/1234']) {
      const head = await headOf(`/location/ashcombe-leisure-centre/fitness-classes${rest}`)
      expect(head).toMatchObject({ canonical, title: expect.stringContaining('Ashcombe Leisure Centre') })
    }
  })

  test('of a course has dates, price and place, for whoever asks', async () => {
    const path = '/courses/location/ashcombe-leisure-centre/swimming-lessons/timetable/first-strokes'
    const { canonical, facts } = await headOf(path)
    expect(canonical).toBe(publicUrl + path)
    expect(facts).toMatchObject({
      '@type': 'Course',
      name: 'First strokes',
      provider: { name: 'Fairwater Leisure' },
      hasCourseInstance: {
        startDate: expect.stringMatching(/^2026-\d\d-\d\d$/),
        location: { name: 'Ashcombe Leisure Centre' },
        offers: { price: expect.stringMatching(/^\d+\.\d\d$/), priceCurrency: 'GBP' },
      },
    })
  })

  test('[O-340 partly] of a course for members only has no price', async () => {
    const path = (await sitemapPaths()).find((one) => one.endsWith('/timetable/masters-swim-squad'))
    const { facts } = await headOf(path ?? 'none')
    expect(facts).toMatchObject({ hasCourseInstance: { offers: { '@type': 'Offer' } } })
    expect(facts).not.toMatchObject({ hasCourseInstance: { offers: { price: expect.anything() } } })
  })

  test('of a camp has its days', async () => {
    const paths = await sitemapPaths()
    const camp = paths.find((path) => path.startsWith('/camps/') && path.includes('/timetable/'))
    expect(await headOf(camp ?? 'none')).toMatchObject({
      canonical: publicUrl + String(camp),
      facts: { '@type': 'Event', startDate: expect.stringMatching(/^2026/), organizer: { name: 'Fairwater Leisure' } },
    })
  })

  test.each([
    ['postponed', postponeOccurrence, 'EventPostponed'],
    ['called off', deleteOccurrence, 'EventCancelled'],
  ] as const)('[O-524] of a camp that is %s says so, once that is so for all its days', async (_, change, status) => {
    const platform = await startPlatform({ host: await site() })
    const ellie = await platform.as('ellie')
    const { data: camps } = await ellie.call(listCamps, { query: { source: 'foh', per_page: 100 } })
    const camp = camps.find(({ occurrences }) => occurrences.every(({ starts_at: start }) => start.utc > '2026-04-08'))
    const days = camp?.occurrences ?? []
    const path = (await sitemapPaths()).find((one) => one.endsWith(`/timetable/${camp?.slug}`)) ?? ''
    const factsOf = async () => (await headOf(path, { 'x-sandbox': platform.sandbox })).facts
    expect(days.length).toBeGreaterThan(1)
    const bodies = { body: { data: { reason: 'unknown' } } }
    for (const { id: occurrenceId } of days) {
      expect(await factsOf()).toMatchObject({ eventStatus: 'https://schema.org/EventScheduled' })
      await ellie.call(change, { params: { occurrenceId }, ...bodies } as never)
    }
    expect(await factsOf()).toMatchObject({
      eventStatus: `https://schema.org/${status}`,
      offers: { availability: 'https://schema.org/SoldOut' },
    })
  })

  test('speaks the language that is asked for', async () => {
    const { properties } = await headOf('/', { 'accept-language': 'cy' })
    expect(properties['description']).toBe('Archebwch weithgareddau, cyrsiau a gwersylloedd gyda Fairwater Leisure.')
  })

  test.each(['/basket', '/my-bookings', '/location/nowhere', '/courses/location/ashcombe-leisure-centre/dance/book'])(
    'is not there for %s',
    async (url) => {
      expect(await headOf(url)).toEqual({
        title: 'Site',
        canonical: undefined,
        properties: { description: 'Book online.' },
        facts: null,
      })
    },
  )
})

describe('[O-336 partly] the colours of a page from its first moment', () => {
  const page = async (url: string, mode: 'shared' | 'per-visitor' = 'shared') => {
    const host = mode === 'shared' ? await site() : await ownHost({ clientFolder, mode })
    return (await personAt(host).send({ method: 'GET', url, headers: html })).text
  }

  test.each([
    ['/', '#5b2d8e'],
    ['/login', '#5b2d8e'],
    ['/location/ashcombe-leisure-centre', '#5b2d8e'],
    ['/location/porthwen-leisure-centre/yoga-and-pilates/2026-04-09', '#ffe27a'],
    ['/courses/location/millwick-sports-village', '#16161a'],
    ['/location/nowhere', '#5b2d8e'],
  ])('of %s is %s', async (url, colour) => {
    expect(await page(url)).toContain(`--theme-brand-solid:${colour};`)
  })

  test('are not there where asking would make a sandbox', async () => {
    expect(await page('/', 'per-visitor')).not.toContain('--theme-')
  })
})

async function sitemapPaths(): Promise<readonly string[]> {
  const host = await site()
  await host.ensureDefault()
  const { status, headers, text } = await personAt(host).send({ method: 'GET', url: '/sitemap.xml' })
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replace(publicUrl, ''))
}

describe('[O-333] the lists for search engines', () => {
  test('every address of the sitemap is a page with a head of its own address', async () => {
    const paths = await sitemapPaths()
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/location/ashcombe-leisure-centre',
        '/location/ashcombe-leisure-centre/fitness-classes',
        '/courses/location/ashcombe-leisure-centre/swimming-lessons/timetable/first-strokes',
      ]),
    )
    for (const path of paths) expect((await headOf(path)).canonical).toBe(publicUrl + path)
  })

  test('a sandbox asks not to be listed; an operator’s platform lists all but pages of persons', async () => {
    const robots = async (host: Awaited<ReturnType<typeof ownHost>>) =>
      (await personAt(host).send({ method: 'GET', url: '/robots.txt' })).text
    expect(await robots(await site())).toBe(`User-agent: *\nDisallow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`)
    const listed = await robots(await ownHost({ clientFolder, mode: 'off' }))
    expect(listed).not.toMatch(/^Disallow: \/$/m)
    for (const path of ['/api/', '/basket', '/my-', '/checkout']) expect(listed).toContain(`Disallow: ${path}\n`)
  })
})
