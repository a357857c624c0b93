import type { ReactNode } from 'react'
import { styled } from '../../theme/styled.ts'

const Head = styled('div', { base: { display: 'grid', gap: '3' } })
const Thing = styled('div', { base: { display: 'flex', gap: '3', alignItems: 'flex-start' } })
const Thumb = styled('div', {
  base: {
    width: '72px',
    height: '72px',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: 'card',
    bg: 'brand.subtle',
    '@media (forced-colors: active)': { borderWidth: '1px', borderColor: 'CanvasText' },
  },
})
const Words = styled('div', { base: { display: 'grid', gap: '1', minWidth: 0, overflowWrap: 'anywhere' } })
const Name = styled('p', { base: { fontWeight: 'bold', lineHeight: '1.25' } })
const Line = styled('p', { base: { fontSize: 'sm', color: 'fg.muted', lineHeight: '1.35' } })

type Props = {
  readonly name: ReactNode
  /** Time and place, a short line each; unknown ones are left out. */
  readonly lines?: readonly (string | null)[]
  readonly picture?: ReactNode
  /** The attendee. */
  readonly person?: ReactNode
}

/** The head of a summary: picture, name, time, attendee. */
export function SummaryHead({ name, lines = [], picture, person }: Props) {
  return (
    <Head>
      <Thing>
        {picture ? <Thumb>{picture}</Thumb> : null}
        <Words>
          <Name>{name}</Name>
          {lines.map((line) => (line ? <Line key={line}>{line}</Line> : null))}
        </Words>
      </Thing>
      {person}
    </Head>
  )
}
