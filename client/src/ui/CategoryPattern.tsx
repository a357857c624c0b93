import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { PatternKind } from './pattern-kind.ts'
import { patternShapes } from './pattern-shapes.tsx'

const Picture = chakra('svg', {
  base: { display: 'block', width: 'full', height: 'full', bg: 'brand.100', color: 'brand.300' },
})

/** A drawing for a place without a photograph: the activity's pattern in tints of the brand. Decoration only. */
export function CategoryPattern({ kind }: { readonly kind: PatternKind }) {
  const id = useId()
  const { width, height, shape } = patternShapes[kind]
  return (
    <Picture aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse" patternTransform="rotate(-8)">
          <g fill="none" stroke="currentColor" strokeWidth="2.5">
            {shape}
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </Picture>
  )
}
