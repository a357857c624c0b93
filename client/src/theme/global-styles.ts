import { defineGlobalStyles } from '@chakra-ui/react'

/** Styles of bare elements: text, headings, links, focus, reduced motion and forced colours. */
export const globalStyles = defineGlobalStyles({
  html: {
    fontFamily: 'body',
    lineHeight: 'text',
    color: 'fg',
    bg: 'bg',
    fontVariantNumeric: 'tabular-nums',
    textSizeAdjust: '100%',
    // A header's height, until the sticky bars are measured (ui/layout/use-sticky-edge.ts).
    scrollPaddingTop: '76px',
    scrollPaddingBottom: '16px',
  },
  body: { fontSize: 'md', minWidth: '320px', overflowX: 'clip' },
  'h1, h2, h3': {
    fontFamily: 'heading',
    fontWeight: 'heading',
    lineHeight: 'heading',
    letterSpacing: '-0.015em',
    textWrap: 'balance',
  },
  'strong, b': { fontWeight: 'bold' },
  em: { fontStyle: 'italic' },
  a: {
    color: 'link',
    textDecoration: 'underline',
    textUnderlineOffset: '0.18em',
    textDecorationThickness: '1px',
    _hover: { textDecorationThickness: '2px' },
  },
  // A way out at a kiosk is text.
  'a:not([href])': { color: 'inherit', textDecoration: 'none', cursor: 'auto' },
  ':focus-visible': {
    outline: '3px solid',
    outlineColor: 'brand.edge',
    outlineOffset: '2px',
    '@media (forced-colors: active)': { outlineColor: 'Highlight' },
  },
  // Headings and the main area take focus after navigation without being controls.
  '[tabindex="-1"]:focus': { outline: 'none' },
  '[aria-current="page"], [aria-checked="true"], [aria-selected="true"]': {
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
  // A page with parts to print prints these alone.
  'body:has([data-printed])': {
    '@media print': {
      '& :not(:has([data-printed]), [data-printed], [data-printed] *)': { display: 'none !important' },
    },
  },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
})
