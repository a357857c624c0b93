import { expect, test } from 'vitest'
import { builtFolder, hostedSites, mainSite, originSetting, sites } from './index.ts'

test('every site has a name, a host, a folder and cookies of its own', () => {
  for (const property of ['name', 'host', 'folder', 'application', 'label'] as const) {
    const values = sites.map((site) => site[property])
    expect(new Set(values).size, property).toBe(values.length)
  }
  expect(sites.map(({ name, host }) => `${name} ${host ?? 'site'}`).join('\n')).toMatch(/^([a-z][a-z-]* [a-z-]+\n?)+$/)
})

test('one site is at the address of the server, every other one under a host of its own', () => {
  expect([mainSite, ...hostedSites]).toEqual(sites)
})

test('the setting and the folder of a site follow from its name', () => {
  expect(sites.map((site) => [originSetting(site), builtFolder(site)])).toEqual([
    ['PUBLIC_URL', 'client/dist/bookings'],
    ['JOINING_URL', 'client/dist/joining'],
    ['ACCOUNT_URL', 'client/dist/account'],
  ])
})
