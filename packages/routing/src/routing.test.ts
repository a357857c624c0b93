import { describe, expect, test } from 'vitest'
import { areaPrefixes, urlOf } from './index.ts'
import type { Routing } from './index.ts'

const course = { name: 'readCourse', path: '/api/v1/activities/courses/{idOrSlug}' }
const here: Routing = { apiOrigin: '', basePaths: {}, paths: {} }

describe('the address of a call', () => {
  test('is the canonical path on the same origin when nothing is configured', () => {
    expect(urlOf(course, { idOrSlug: 'beginners' }, here)).toBe('/api/v1/activities/courses/beginners')
  })

  test.each([
    ['foh', '/api/foh/tills'],
    ['dashboard', '/api/dashboard/numbers'],
    ['activities', '/api/activities/venues'],
    ['auth', '/api/auth/user'],
    ['myAccount', '/api/my-account/user'],
    ['onlineJoining', '/api/online-joining/venues'],
    ['bookings', '/api/bookings/things'],
    ['v1Activities', '/api/v1/activities/courses'],
  ] as const)('[S7-005] goes through the area %s', (area, path) => {
    const routing = { ...here, basePaths: { api: '/elsewhere', v1: '/elsewhere', [area]: '/its-own' } }
    expect(urlOf({ name: 'x', path }, {}, routing)).toBe(`/its-own${path.slice(areaPrefixes[area].length)}`)
  })

  test('follows the nearest configured area', () => {
    const routing = { ...here, apiOrigin: 'https://api.example', basePaths: { api: '/platform', v1Activities: '/v1/' } }
    expect(urlOf(course, { idOrSlug: 'a' }, routing)).toBe('https://api.example/v1/courses/a')
    expect(urlOf({ name: 'readTheme', path: '/api/theme' }, {}, routing)).toBe('https://api.example/platform/theme')
    expect(urlOf({ name: 'x', path: '/apiary' }, {}, routing)).toBe('https://api.example/apiary')
  })

  test('an area may live on another host', () => {
    const routing = { ...here, basePaths: { checkout: 'https://pay.example/checkout' } }
    expect(urlOf({ name: 'pay', path: '/api/checkout/pay' }, {}, routing)).toBe('https://pay.example/checkout/pay')
  })

  test('a path given for one call wins over its area', () => {
    const routing = { ...here, basePaths: { api: '/x' }, paths: { readCourse: '/courses/by-slug/{idOrSlug}' } }
    expect(urlOf(course, { idOrSlug: 'a' }, routing)).toBe('/courses/by-slug/a')
  })

  test('parameters cannot leave their segment', () => {
    expect(urlOf(course, { idOrSlug: '../../x?y#z' }, here)).toBe('/api/v1/activities/courses/..%2F..%2Fx%3Fy%23z')
  })

  test.each([{}, { idOrSlug: '' }])('a missing parameter is refused before anything is sent', (params) => {
    expect(() => urlOf(course, params, here)).toThrow(TypeError)
  })
})
