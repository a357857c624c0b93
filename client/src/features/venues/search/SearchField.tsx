import { Search } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'

const Form = styled('form', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' } })
const Label = styled('label', { base: { fontSize: 'sm', fontWeight: 'bold' } })
// One field and its button in one frame, which shows the field's focus.
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
    // Focus rings lie inside, because the surface is clipped.
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

type Props = {
  /** The field's text. */
  readonly text: string
  readonly onText: (text: string) => void
  readonly onSearch: (text: string) => void
}

/** One field for an activity, a centre or a postcode, and the search button. */
export function SearchField({ text, onText, onSearch }: Props) {
  const { t } = useTranslation(['home'])
  const field = useId()
  return (
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
          onChange={(event) => onText(event.currentTarget.value)}
        />
        <Button type="submit">{t('home:searchButton')}</Button>
      </Frame>
    </Form>
  )
}
