import type { LibraryChallenge } from '../../../challenge/challenge.ts'

type Answer = { readonly status?: unknown }
type Library = { readonly handleNextAction: (clientSecret: string, element: Element) => Promise<Answer> }
type MakeLibrary = (publishableKey: string) => Library

const loading = new Map<string, Promise<void>>()

/** Adds the script once; a failed one may be requested again. */
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
 * Shows the bank's page in `element` with the provider's library; answers the payment's state after the decision.
 * Rejects when the library fails to load or to run. payments.md 4.3
 */
export async function askLibrary({ url, key, clientSecret }: LibraryChallenge, element: Element): Promise<string> {
  await load(url)
  // A script has no types: its global is called as documented, and fails like one that did not load.
  const make = Reflect.get(globalThis, 'cardProvider') as MakeLibrary
  const { status } = await make(key).handleNextAction(clientSecret, element)
  return typeof status === 'string' ? status : ''
}
