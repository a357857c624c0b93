import { lazy, Suspense } from 'react'

// The sanitiser is a chunk of its own: most pages show no foreign HTML before they can be used.
const SanitisedHtml = lazy(async () => ({ default: (await import('./SanitisedHtml.tsx')).SanitisedHtml }))

/** Text of a venue (footers, waivers, terms) as sanitised HTML. */
export function SafeHtml({ html }: { readonly html: string }) {
  return (
    <Suspense fallback={null}>
      <SanitisedHtml html={html} />
    </Suspense>
  )
}
