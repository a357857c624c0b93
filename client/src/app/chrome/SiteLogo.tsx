import { chakra } from '@chakra-ui/react'

const Picture = chakra('img', {
  base: { height: { base: '30px', lg: '36px' }, width: 'auto', maxWidth: '180px', objectFit: 'contain' },
})
const Words = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    maxWidth: 'full',
    color: 'header.fg',
    fontFamily: 'heading',
    fontWeight: 'heading',
    fontSize: { base: 'md', lg: 'lg' },
    lineHeight: 'heading',
    letterSpacing: '-0.015em',
    '& > svg': { width: '28px', height: '28px', flexShrink: 0 },
  },
})

const Name = chakra('span', { base: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } })

type Props = { readonly address: string | null | undefined; readonly name: string }

/** The venue's logo; without one a mark and the name, in the colour of the header's text. */
export function SiteLogo({ address, name }: Props) {
  if (address) return <Picture src={address} alt="" width={168} height={36} />
  return (
    <Words>
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <g fill="none" stroke="currentColor" strokeLinecap="round">
          <path d="M3 11h7M22 11h7M16 17v12" strokeWidth="4.5" />
          <circle cx="16" cy="11" r="5.5" strokeWidth="3.5" />
        </g>
      </svg>
      <Name>{name}</Name>
    </Words>
  )
}
