import { afterAll } from 'vitest'
import { closeSharedHost } from './platform.ts'
import { takeQueriesMet, watchQueries } from './queries-met.ts'
import { engine } from './test-stores.ts'

// Run before each file: the modules behind it live as long as the worker, the host no longer than its file.
afterAll(closeSharedHost)

if (engine !== 'sqlite') {
  watchQueries()
  // oxlint-disable-next-line eslint/no-empty-pattern -- vitest reads from it that no fixture is wanted
  afterAll(({}, file) => {
    file.meta.queriesMet = takeQueriesMet()
  })
}
