import type { LibraryChallenge } from './challenge.ts'

type Answer = { readonly status?: unknown }
type Library = { readonly handleNextAction: (clientSecret: string, element: Element) => Promise<Answer> }
type MakeLibrary = (publishableKey: string) => Library

const loading = new Map<string, Promise<void>>()

/** Puts the script on the page once; one that did not come may be asked for again. */
function load(url: string): Promise<void> {
  const known = loading.get(url)
  if (known) return known
  const script = document.createElement('script')
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      loading.delete(url)
      script.remove()
      reject(new Error('the library of the provider did not come'))
    })
  })
  loading.set(url, loaded)
  script.src = url
  document.head.append(script)
  return loaded
}

/**
 * Has the provider's browser library show the bank's page in `element`; answers how the payment stands when the bank has
 * decided. Rejects when the library does not come, or cannot. payments.md 4.3
 */
export async function askLibrary({ url, key, clientSecret }: LibraryChallenge, element: Element): Promise<string> {
  await load(url)
  // A script has no types: what it leaves is called as its documentation says, and fails like one that did not come.
  const make = Reflect.get(globalThis, 'cardProvider') as MakeLibrary
  const { status } = await make(key).handleNextAction(clientSecret, element)
  return typeof status === 'string' ? status : ''
}
