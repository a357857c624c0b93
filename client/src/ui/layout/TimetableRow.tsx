import type { ReactNode } from 'react'
import { onFewWords } from '../../theme/media.ts'
import { styled } from '../../theme/styled.ts'

const Row = styled('div', {
  base: {
    display: 'grid',
    columnGap: { base: '3', md: '4' },
    rowGap: '1',
    alignItems: 'center',
    px: { base: '0', md: '2' },
    py: '14px',
    borderBottomWidth: '1px',
    borderColor: 'border',
    // Hidden rows are not laid out, so that 300 of them scroll like three.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 90px',
    // A long button label wraps before the name does.
    gridTemplateColumns: '4rem minmax(0, 1fr) fit-content(40%)',
    gridTemplateAreas: '"time what action" "time facts action"',
    [onFewWords]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"time action" "what what" "facts facts"',
    },
    md: {
      gridTemplateColumns: '80px 56px minmax(0, 1.7fr) minmax(0, 1fr) auto',
      gridTemplateAreas: '"time picture what facts action"',
    },
    lg: {
      gridTemplateColumns: '104px 56px minmax(0, 1.7fr) minmax(0, 1fr) 120px 96px 156px',
      gridTemplateAreas: '"time picture what who state price action"',
    },
  },
  variants: {
    quiet: { true: { color: 'fg.muted', '& [data-thumb]': { opacity: 0.45 } } },
    mine: {
      true: {
        bg: 'success.subtle',
        borderRadius: 'card',
        borderColor: 'transparent',
        mx: { base: '-3', md: '0' },
        px: { base: '3', md: '2' },
      },
    },
    // Text and a long label need more room than a button: on phones they are below.
    reasoned: {
      true: {
        gridTemplateAreas: { base: '"time what what" "time facts facts" "time action action"' },
        [onFewWords]: { gridTemplateAreas: '"time time" "what what" "facts facts" "action action"' },
      },
    },
  },
})
const Time = styled('div', { base: { gridArea: 'time', alignSelf: { base: 'start', md: 'center' } } })
const Begins = styled('strong', { base: { display: 'block', fontSize: 'lg', lineHeight: '1.2' } })
const Quiet = styled('span', {
  base: { display: 'block', fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
})
const Thumb = styled('div', {
  base: {
    gridArea: 'picture',
    display: { base: 'none', md: 'block' },
    width: '56px',
    height: '56px',
    overflow: 'hidden',
    borderRadius: 'control',
    bg: 'brand.subtle',
  },
})
// The audience is below the name where it has no column of its own.
const What = styled('div', { base: { gridArea: 'what', minWidth: 0, display: { base: 'block', lg: 'contents' } } })
const Words = styled('div', { base: { gridArea: 'what', minWidth: 0 } })
const Who = styled('div', {
  base: { gridArea: 'who', minWidth: 0, mt: { base: '1', lg: '0' }, _empty: { display: 'none' } },
})
// A line of price and places where there is no room for columns. The dot before each lies in a margin that is clipped
// at the start of a line, so that no line begins with one.
const Facts = styled('div', {
  base: {
    gridArea: 'facts',
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    fontSize: { base: 'sm', lg: 'md' },
    ms: '-1rem',
    clipPath: 'inset(0 0 0 1rem)',
    '& > *': { ps: '1rem', position: 'relative', lg: { ps: '0' } },
    '& > *::before': {
      content: '"·"',
      position: 'absolute',
      insetStart: '0.375rem',
      fontWeight: 'bold',
      lg: { content: 'none' },
    },
    lg: { display: 'contents' },
  },
})
const Price = styled('strong', { base: { gridArea: 'price', whiteSpace: 'nowrap' } })
const State = styled('div', {
  base: {
    gridArea: 'state',
    minWidth: 0,
    display: 'flex',
    alignItems: 'baseline',
    columnGap: '6px',
    // Large text must wrap.
    '& > *': { whiteSpace: 'normal' },
    lg: { fontSize: 'sm' },
  },
})
const Action = styled('div', {
  base: { gridArea: 'action', justifySelf: { base: 'start', md: 'end' }, textAlign: { md: 'end' } },
  variants: { button: { true: { justifySelf: 'end' } } },
})

type Props = {
  readonly begins: string
  /** Its length, or its end. */
  readonly lasts: string | null
  readonly picture: ReactNode
  /** The name, as a link where there is one. */
  readonly name: ReactNode
  /** The place and the instructors. */
  readonly place: string
  readonly who: ReactNode
  readonly state: ReactNode
  readonly price: string | null
  /** The one action. */
  readonly action?: ReactNode
  /** On phones the action is beneath the name: its label is long. */
  readonly actionBelow?: boolean
  /** The reason against it, in the same place; an action that is a way round it stands below. */
  readonly reason?: ReactNode
  /** Past, or called off. */
  readonly quiet?: boolean
  /** The customer has booked it. */
  readonly mine?: boolean
}

/** One entry of a timetable: time, name, place, audience, places, price, and the action or the reason against it. */
export function TimetableRow(props: Props) {
  const { begins, lasts, picture, name, place, who, state, price, action, reason, quiet = false, mine = false } = props
  const { actionBelow = false } = props
  const hasReason = Boolean(reason)
  return (
    <Row quiet={quiet} mine={mine} reasoned={hasReason || actionBelow}>
      <Time>
        <Begins>{begins}</Begins>
        {lasts === null ? null : <Quiet>{lasts}</Quiet>}
      </Time>
      <Thumb data-thumb="">{picture}</Thumb>
      <What>
        <Words>
          {name}
          {place === '' ? null : <Quiet>{place}</Quiet>}
        </Words>
        <Who>{who}</Who>
      </What>
      <Facts>
        {price === null ? null : <Price>{price}</Price>}
        {state ? <State>{state}</State> : null}
      </Facts>
      {action || hasReason ? (
        <Action button={!hasReason}>
          {hasReason ? <Quiet>{reason}</Quiet> : null}
          {action}
        </Action>
      ) : null}
    </Row>
  )
}
