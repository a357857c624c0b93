import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { onFewWords } from '../../theme/media.ts'
import { styled } from '../../theme/styled.ts'

/** Rows with hairlines between them, from edge to edge on phones. */
export const BookableRows = styled('ul', {
  base: { borderTopWidth: '1px', borderColor: 'border', mx: { base: '-4', md: '0' }, containerType: 'inline-size' },
})

// On phones the picture, then the parts below each other; wider, one line of six columns. The link covers the whole
// row.
const Row = styled('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) fit-content(60%)',
    gridTemplateAreas: '"picture what what" "picture when when" "picture places price"',
    [onFewWords]: {
      gridTemplateColumns: '56px minmax(0, 1fr)',
      gridTemplateAreas: '"picture what" "picture when" "picture places" "picture price"',
    },
    columnGap: '14px',
    rowGap: '1',
    px: '4',
    py: '4',
    borderBottomWidth: '1px',
    borderColor: 'border',
    // Hidden rows are not laid out, so that 300 of them scroll like three.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 150px',
    transitionProperty: 'background-color',
    transitionDuration: 'quick',
    _hover: { bg: 'bg.subtle' },
    md: {
      alignItems: 'center',
      columnGap: '4',
      px: '2',
      gridTemplateColumns: '72px minmax(0, 1fr) minmax(0, 1fr) minmax(92px, auto) 24px',
      gridTemplateAreas: '"picture what when price go" "picture what places price go"',
      containIntrinsicSize: 'auto 110px',
    },
    lg: {
      columnGap: '5',
      gridTemplateColumns: '72px minmax(0, 1.5fr) minmax(0, 1.25fr) 130px 150px 24px',
      gridTemplateAreas: '"picture what when places price go"',
    },
  },
  variants: {
    // The reason takes the room of the places, and more.
    reasoned: {
      true: {
        gridTemplateAreas: '"picture what what" "picture when when" "picture reason price"',
        [onFewWords]: { gridTemplateAreas: '"picture what" "picture when" "picture reason" "picture price"' },
        md: { gridTemplateAreas: '"picture what when price go" "picture what reason price go"' },
        lg: { gridTemplateAreas: '"picture what when reason price go"' },
      },
    },
    quiet: { true: { color: 'fg.muted', '& [data-thumb]': { opacity: 0.45 } } },
  },
})
const Thumb = styled('div', {
  base: {
    gridArea: 'picture',
    alignSelf: 'start',
    width: { base: '56px', md: '72px' },
    height: { base: '56px', md: '72px' },
    overflow: 'hidden',
    borderRadius: { base: 'control', md: 'card' },
    bg: 'brand.subtle',
    '@media (forced-colors: active)': { borderWidth: '1px', borderColor: 'CanvasText' },
  },
})
const What = styled('div', { base: { gridArea: 'what', minWidth: 0 } })
const Name = styled('h2', {
  base: {
    fontFamily: 'body',
    fontSize: { base: 'md', md: 'lg' },
    fontWeight: 'bold',
    letterSpacing: 'normal',
    lineHeight: '1.25',
    overflowWrap: 'anywhere',
    textWrap: 'wrap',
  },
})
const Cover = styled(Link, {
  base: {
    color: 'inherit',
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '3px solid', outlineColor: 'brand.edge', outlineOffset: '-3px' },
  },
})
const Under = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1', columnGap: '10px', mt: '1' },
})
const Quiet = styled('span', {
  base: { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere', textWrap: 'pretty' },
  variants: { wideOnly: { true: { display: { base: 'none', md: 'inline' } } } },
})
const When = styled('div', {
  base: { gridArea: 'when', minWidth: 0, fontSize: { base: 'sm', md: 'md' }, display: 'grid' },
})
const Places = styled('div', {
  base: {
    gridArea: 'places',
    alignSelf: { base: 'end', md: 'center' },
    minWidth: 0,
    // Large text must wrap.
    '& > *': { whiteSpace: 'normal' },
  },
})
const Price = styled('div', {
  base: {
    gridArea: 'price',
    textAlign: 'end',
    alignSelf: { base: 'end', md: 'center' },
    [onFewWords]: { textAlign: 'start' },
  },
})
const Reason = styled('p', { base: { gridArea: 'reason', fontSize: 'sm', color: 'fg.muted' } })
const Go = styled('span', {
  base: {
    gridArea: 'go',
    display: { base: 'none', md: 'block' },
    color: 'fg.muted',
    '& svg': { width: '24px', height: '24px' },
  },
})

type Props = {
  readonly to: string
  readonly name: string
  readonly picture: ReactNode
  /** The audience, as a tag. */
  readonly who?: ReactNode
  readonly place?: string | null
  /** 'Thursdays 17:30 to 18:15' */
  readonly when?: string | null
  readonly dates?: string | null
  readonly places?: ReactNode
  readonly price?: ReactNode
  /** Why it cannot be booked, in words. */
  readonly reason?: ReactNode
  /** Past: readable but muted. */
  readonly quiet?: boolean
}

/** A bookable item in a list: name first, the whole row one link, always in the same order. */
export function BookableRow({ to, name, picture, who, place, when, dates, places, price, reason, quiet }: Props) {
  return (
    <Row quiet={quiet ?? false} reasoned={Boolean(reason)}>
      <What>
        <Name>
          <Cover to={to}>{name}</Cover>
        </Name>
        {who || place ? (
          <Under>
            {who}
            {place ? <Quiet wideOnly={Boolean(who)}>{place}</Quiet> : null}
          </Under>
        ) : null}
      </What>
      <Thumb data-thumb="">{picture}</Thumb>
      <When>
        {when ? <strong>{when}</strong> : null}
        {dates ? <Quiet>{dates}</Quiet> : null}
      </When>
      {reason ? null : <Places>{places}</Places>}
      <Price>{price}</Price>
      {reason ? <Reason>{reason}</Reason> : null}
      <Go>
        <ChevronRight aria-hidden="true" />
      </Go>
    </Row>
  )
}
