import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { pageRows, rowAtPath } from './page-rows.ts'

/** An address of a row: every parameter is given, and something follows where anything may. */
const addressOf = (path: string): string => path.replaceAll(/:(\w+)\??/g, 'the-$1').replace('*', 'and/more')

test.each(pageRows.map(({ path }) => [path, addressOf(path)]))(
  'the entry and the router find %s at %s',
  (path, address) => {
    const [found] = matchRoutes(
      pageRows.map((row) => ({ path: row.path })),
      address,
    ) ?? [undefined]
    const row = rowAtPath(address)
    expect([row?.path, found?.route.path]).toEqual([path, path])
    const { '*': _, ...named } = found?.params ?? {}
    expect(row?.params).toMatchObject(named)
  },
)

test('what a row may leave out may be left out', () => {
  expect(rowAtPath('/location/ashcombe/swimming/today')?.title).toBe('timeSlot')
  expect(rowAtPath('/Pricing')?.title).toBe('pricing')
  expect(rowAtPath('/nowhere/at/all/to/be/found')).toBeUndefined()
})
