import { lazy, Suspense } from 'react'

// The sanitiser is a chunk of its own: most pages show no foreign HTML before they can be used.
const SanitisedHtml = lazy(async () => {
  // Without it the words alone are shown: what is said counts, and nothing of it is taken for markup.
  const { SanitisedHtml: sanitised } = await import('./SanitisedHtml.tsx').catch(() => ({ SanitisedHtml: PlainWords }))
  return { default: sanitised }
})

function PlainWords({ html }: { readonly html: string }) {
  return <div>{new DOMParser().parseFromString(html, 'text/html').body.textContent}</div>
}

/** Text of a venue (footers, waivers, terms) as sanitised HTML. */
export function SafeHtml({ html }: { readonly html: string }) {
  return (
    <Suspense fallback={null}>
      <SanitisedHtml html={html} />
    </Suspense>
  )
}
