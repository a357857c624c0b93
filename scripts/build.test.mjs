import { expect, test } from 'vitest'
import { sites } from '../packages/sites/src/index.ts'
import { isOfOtherSite } from './build.mjs'

/** @param {string} file */
const builtAgainFor = (file) => sites.filter(({ folder }) => !isOfOtherSite(file, folder)).map(({ name }) => name)

test('[O-521] a change inside a site builds that site again, and no other', () => {
  for (const { name, folder } of sites) expect(builtAgainFor(`client/src/sites/${folder}/paths.ts`)).toEqual([name])
})

test.each(['client/src/sites/shared/paths.ts', 'client/src/app/toasts/toasts.ts', 'contract/src/carts/calls.ts'])(
  '[O-521] a change of %s builds every site again',
  (file) => {
    expect(builtAgainFor(file)).toEqual(sites.map(({ name }) => name))
  },
)
