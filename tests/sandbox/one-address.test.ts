import { hour, second } from '@touchline/clock'
import { listVenues } from '@touchline/contract'
import { expect, test } from 'vitest'
import { ownHost } from '../support/host.ts'
import { personAt } from '../support/person.ts'
import { siteFolder } from '../support/site-folder.ts'
import { codeOf, page, promised, timeFor } from './visiting.ts'

const clientFolder = siteFolder()

test('where visitors have their own sandboxes, one address is limited by the hour, forks included; other addresses and hours are not affected', async () => {
  const host = await ownHost({ mode: 'per-visitor', clientFolder })
  const first = await promised(host)
  await timeFor(first.visitor)
  const fork = () => first.visitor.send({ method: 'POST', url: `/sandbox/v1/sandboxes/${first.id}/fork`, payload: {} })
  for (let n = 1; n < 40; n++) expect((await fork()).status).toBe(201)
  expect(codeOf(await fork())).toEqual([429, 'rate_limited'])
  const refused = await personAt(host).send(page)
  expect([refused.status, String(refused.headers['content-type'])]).toEqual([429, 'text/html; charset=utf-8'])
  const asked = await personAt(host).send({ method: 'GET', url: listVenues.path })
  expect([...codeOf(asked), asked.headers['retry-after']]).toEqual([429, 'rate_limited', String(hour / second)])
  const elsewhere = await host.app.inject({ ...page, remoteAddress: '127.0.9.9' })
  expect(elsewhere.statusCode).toBe(200)
  host.wallClock.advance(hour)
  expect((await personAt(host).send(page)).status).toBe(200)
})
