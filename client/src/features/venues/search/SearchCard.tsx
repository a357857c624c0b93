import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { SearchField } from './SearchField.tsx'
import type { CustomerPosition } from './use-position.ts'

// Two rows reserved, one where there is room: suggestions arrive later and move nothing.
const Chips = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    gap: '2',
    mt: '2',
    minHeight: { base: '76px', md: '34px', lg: '76px' },
  },
})
const chip = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'controlSmall',
    px: '3',
    borderRadius: 'full',
    bg: 'brand.subtle',
    color: 'link',
    fontSize: 'sm',
    fontWeight: 'bold',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '& svg': { width: '16px', height: '16px' },
    _hover: { textDecoration: 'underline' },
    '@media (pointer: coarse)': { minHeight: 'touch' },
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
} as const
const Suggestion = styled(Link, chip)
const NearMe = styled('button', chip)
const Note = styled('p', { base: { fontSize: 'sm', color: 'fg.muted', mt: '1' } })

type Props = {
  /** The page's present search. */
  readonly search: string
  readonly onSearch: (text: string) => void
  /** Searches with one press. */
  readonly suggestions: readonly { readonly name: string; readonly to: string }[]
  readonly where: CustomerPosition
}

/** One field for an activity, a centre or a postcode, and choices that need no typing. */
export function SearchCard({ search, onSearch, suggestions, where: { position, ask, forget } }: Props) {
  const { t } = useTranslation(['home'])
  const [text, setText] = useState(search)
  const known = position.status === 'known'
  return (
    <search>
      <SearchField text={text} onText={setText} onSearch={onSearch} />
      <Chips>
        <li>
          <NearMe type="button" aria-pressed={known} onClick={known ? forget : ask}>
            <LocateFixed aria-hidden="true" />
            {t('home:nearMe')}
          </NearMe>
        </li>
        {suggestions.map(({ name, to }) => (
          <li key={to}>
            <Suggestion to={to} onClick={() => setText(name)}>
              {name}
            </Suggestion>
          </li>
        ))}
      </Chips>
      {known ? <Note role="status">{t('home:locationKnown')}</Note> : null}
      {position.status === 'asking' ? <Note role="status">{t('home:locating')}</Note> : null}
      {position.status === 'refused' ? <Note role="status">{t('home:locationRefused')}</Note> : null}
      {position.status === 'failed' ? <Note role="status">{t('home:locationFailed')}</Note> : null}
    </search>
  )
}
