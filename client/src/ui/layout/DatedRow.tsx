import type { ReactNode, Ref } from 'react'
import { shortDayParts } from '../../i18n/when.ts'
import type { WireDateTime } from '../../i18n/when.ts'
import { styled } from '../../theme/styled.ts'

const Row = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: '48px minmax(0, 1fr)',
      md: '48px minmax(0, 1fr) auto',
      lg: '48px 56px minmax(10rem, 4fr) minmax(0, 3fr) minmax(208px, auto)',
    },
    columnGap: { base: '4', lg: '5' },
    rowGap: '2',
    alignItems: { base: 'start', lg: 'center' },
    py: '4',
    borderBottomWidth: '1px',
    borderColor: 'border',
    outline: 'none',
  },
})
const Day = styled('p', {
  base: { display: 'grid', justifyItems: 'center', fontSize: 'sm', lineHeight: '1.25', '& strong': { fontSize: 'lg' } },
})
const Frame = styled('div', { base: { display: { base: 'none', lg: 'block' } } })
const Words = styled('div', {
  base: { display: 'grid', gap: '1', minWidth: 0, justifyItems: 'start', gridColumn: { base: '2', lg: 'auto' } },
})
const Name = styled('h3', {
  base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0', overflowWrap: 'anywhere' },
})
const State = styled('div', {
  base: { display: 'grid', gap: '1', justifyItems: 'start', minWidth: 0, gridColumn: { base: '2 / -1', lg: 'auto' } },
})
const Action = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', justifySelf: { lg: 'end' } },
  variants: {
    below: {
      true: { gridColumn: { base: '2 / -1', lg: 'auto' } },
      false: { gridColumn: { base: '2 / -1', md: '3', lg: 'auto' }, gridRow: { md: '1', lg: 'auto' } },
    },
  },
  defaultVariants: { below: false },
})
const Below = styled('div', { base: { gridColumn: '1 / -1', minWidth: 0 } })

/** Secondary text of a row. */
export const RowText = styled('p', {
  base: { fontSize: 'sm', color: 'fg.muted', textWrap: 'pretty', overflowWrap: 'anywhere' },
})

type Props = {
  /** Null where the platform gives no time. */
  readonly startsAt: WireDateTime | null
  readonly picture: ReactNode
  readonly name: string
  /** Time and place. */
  readonly detail: ReactNode
  /** People, and the state of the thing. */
  readonly state: ReactNode
  readonly action: ReactNode
  /** Puts the actions on a line of their own on tablets too, as on phones. */
  readonly actionBelow?: boolean | undefined
  readonly rowRef?: Ref<HTMLLIElement>
  /** A part that opens below the row. */
  readonly children?: ReactNode
}

/** A row of a list of dates: day, picture, name with time and place, people with state, actions. */
export function DatedRow({
  startsAt,
  picture,
  name,
  detail,
  state,
  action,
  actionBelow = false,
  rowRef,
  children,
}: Props) {
  const parts = startsAt === null ? null : shortDayParts(startsAt)
  return (
    <Row ref={rowRef}>
      <Day>
        <span>{parts?.weekday}</span>
        <strong>{parts?.day}</strong>
        <span>{parts?.month}</span>
      </Day>
      <Frame>{picture}</Frame>
      <Words>
        <Name>{name}</Name>
        <RowText>{detail}</RowText>
      </Words>
      <State>{state}</State>
      <Action below={actionBelow}>{action}</Action>
      {children ? <Below>{children}</Below> : null}
    </Row>
  )
}
