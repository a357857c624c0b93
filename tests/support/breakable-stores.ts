import type { PlatformStore, Tx, WholeTx } from '../../server/src/repositories.ts'
import type { TestStores } from './create-host.ts'
import { everyWrite } from './every-write.ts'
import { openTestStores } from './test-stores.ts'

export { CommitUnknownError, StoreClosedError } from '../../server/src/infra/store/port.ts'

/** One thing a store is asked to do. */
export type Step = {
  /** The transaction it belongs to, counted from the opening of the stores. */
  readonly work: number
  /**
   * `payments.moveTo` for a statement, `read` for a snapshot, `commit` before a commit, which is rolled back when it
   * breaks, `committed` after it, when only the answer can be lost.
   */
  readonly name: string
  readonly args: readonly unknown[]
}

/** Asked before each step: the error that it breaks with, undefined when all is well. */
export type Breaks = (step: Step) => Error | undefined

/** The stores of the run, in which any step can be made to break. */
export function openBreakableStores() {
  let breaks: Breaks = () => undefined
  let works = 0

  function wrapped(store: PlatformStore): PlatformStore {
    return {
      ...store,
      async read(fn) {
        const error = breaks({ work: ++works, name: 'read', args: [] })
        if (error) throw error
        return store.read(fn)
      },
      async write(fn) {
        const work = ++works
        let broken: Error | undefined
        const step = (name: string, args: readonly unknown[] = []) => {
          broken = breaks({ work, name, args }) ?? broken
          // Once broken, every further step breaks too: as in a database, nothing of the work can be kept.
          if (broken) throw broken
        }
        const value = await store.write(async (tx) => {
          broken = undefined
          const made = await fn(watched(tx, step))
          step('commit')
          return made
        })
        step('committed')
        return value
      },
    }
  }

  return {
    breakWhen(next: Breaks) {
      breaks = next
    },
    open: async (): Promise<TestStores> => {
      const stores = await openTestStores()
      const { databases } = stores
      return {
        ...stores,
        databases: { ...databases, open: async (name: string) => wrapped(await databases.open(name)) },
      }
    },
  }
}

/** The repositories of a unit of work, telling of every call before it is made. */
function watched(tx: Tx, step: (name: string, args: readonly unknown[]) => void): Tx {
  return new Proxy(everyWrite(tx) as WholeTx & Tx, {
    get: (repositories, noun: keyof WholeTx) =>
      new Proxy(repositories[noun], {
        get: (repository, verb: string) => {
          const method: unknown = Reflect.get(repository, verb)
          if (typeof method !== 'function') return method
          return (...args: readonly unknown[]) => {
            step(`${noun}.${verb}`, args)
            return Reflect.apply(method, repository, args)
          }
        },
      }),
  })
}
