import { styled } from '../../../theme/styled.ts'

const Picture = styled('img', {
  base: { height: { base: '30px', lg: '36px' }, width: 'auto', maxWidth: '180px', objectFit: 'contain' },
})
const Words = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    maxWidth: 'full',
    minWidth: 0,
    color: 'inherit',
    fontFamily: 'heading',
    fontWeight: 'heading',
    // On a phone it grows with the text as far as there is room: the whole name matters more than large letters.
    fontSize: { base: 'min(1.0625rem, 4.7vw)', lg: 'lg' },
    lineHeight: 'heading',
    letterSpacing: '-0.02em',
    '& > svg': { width: { base: '26px', lg: '30px' }, height: { base: '26px', lg: '30px' }, flexShrink: 0 },
  },
})

const Name = styled('span', {
  // Wraps where large text leaves no room: nothing of the name is cut. [O-363]
  base: { minWidth: 0, overflowWrap: { base: 'anywhere', lg: 'break-word' } },
  variants: { wideOnly: { true: { hideBelow: 'md' } } },
})

type Props = {
  readonly address: string | null | undefined
  readonly name: string
  /** The mark alone on phones, where the bar needs the room. */
  readonly markOnly?: boolean
}

/** The venue's logo; without one a mark and the name, in the surrounding text's colour. */
export function SiteLogo({ address, name, markOnly = false }: Props) {
  if (address) return <Picture src={address} alt="" width={168} height={36} />
  return (
    <Words>
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <g fill="none" stroke="currentColor" strokeLinecap="round">
          <path d="M3 11h7M22 11h7M16 17v12" strokeWidth="4.5" />
          <circle cx="16" cy="11" r="5.5" strokeWidth="3.5" />
        </g>
      </svg>
      <Name wideOnly={markOnly}>{name}</Name>
    </Words>
  )
}
