import { styled } from '../../../theme/styled.ts'

const Dots = styled('span', { base: { display: 'inline-flex', flexWrap: 'wrap', gap: '1' } })
const Dot = styled('span', {
  base: { width: '12px', height: '12px', borderRadius: 'full', borderWidth: '2px', borderColor: 'border.strong' },
  variants: {
    left: {
      true: {
        bg: 'brand.solid',
        borderColor: 'brand.edge',
        '@media (forced-colors: active)': { bg: 'CanvasText', forcedColorAdjust: 'none' },
      },
    },
  },
})
const Bar = styled('span', {
  base: {
    display: 'inline-block',
    width: '120px',
    height: '8px',
    borderRadius: 'full',
    bg: 'border',
    overflow: 'hidden',
    '& > span': { display: 'block', height: 'full', bg: 'brand.solid' },
    '@media (forced-colors: active)': {
      borderWidth: '1px',
      '& > span': { bg: 'CanvasText', forcedColorAdjust: 'none' },
    },
  },
})

type Props = { readonly usages: number; readonly left: number }

/** Usages left of those bought: dots, or a bar for more than ten. The number stands beside it as text. */
export function UsageDots({ usages, left }: Props) {
  if (usages > 10) {
    return (
      <Bar aria-hidden="true">
        <span style={{ width: `${(left / usages) * 100}%` }} />
      </Bar>
    )
  }
  return (
    <Dots aria-hidden="true">
      {Array.from({ length: usages }, (_, index) => (
        <Dot key={index} left={index < left} />
      ))}
    </Dots>
  )
}
