import { LocateFixed, Search } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '../../i18n/use-texts.ts'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import type { CustomerPosition } from './use-position.ts'

const Form = styled('form', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' } })
const Label = styled('label', { base: { fontSize: 'sm', fontWeight: 'bold' } })
// One field and its button in one frame, which wears the focus of the field.
const Frame = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'stretch',
    minHeight: 'controlLarge',
    borderWidth: '2px',
    borderColor: 'fg',
    borderRadius: '12px',
    bg: 'bg',
    overflow: 'clip',
    '&:has(input:focus-visible)': { outline: '3px solid', outlineColor: 'brand.edge', outlineOffset: '2px' },
    '& > svg': {
      width: '20px',
      height: '20px',
      alignSelf: 'center',
      ms: { base: '3', md: '4' },
      flexShrink: 0,
      color: 'fg.muted',
    },
    // The surface ends at its edge: the ring of what is in it lies inside.
    '& > button': {
      borderRadius: '0',
      border: 'none',
      '&:focus-visible': { outlineColor: 'brand.contrast', outlineOffset: '-6px' },
    },
  },
})
const Field = styled('input', {
  base: {
    flex: 1,
    minWidth: 0,
    px: '3',
    bg: 'transparent',
    textOverflow: 'ellipsis',
    _focusVisible: { outline: 'none' },
    _placeholder: { color: 'fg.muted', opacity: 1 },
  },
})
// Two rows from the start, one where there is room: what is suggested comes later, and moves nothing.
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
  /** What the page is searched for now. */
  readonly search: string
  readonly onSearch: (text: string) => void
  /** Things that are searched for with one press. */
  readonly suggestions: readonly { readonly name: string; readonly to: string }[]
  readonly where: CustomerPosition
}

/** One field for an activity, a centre or a postcode, and the ways that need no typing. [O-01] */
export function SearchCard({ search, onSearch, suggestions, where: { position, ask, forget } }: Props) {
  const { t } = useTexts()
  const field = useId()
  const [text, setText] = useState(search)
  const known = position.status === 'known'
  return (
    <search>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(text.trim())
        }}
      >
        <Label htmlFor={field}>{t('home:search')}</Label>
        <Frame>
          <Search aria-hidden="true" />
          <Field
            id={field}
            type="search"
            value={text}
            placeholder={t('home:searchPlaceholder')}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit">{t('home:searchButton')}</Button>
        </Frame>
      </Form>
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
