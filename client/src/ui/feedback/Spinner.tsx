import { styled } from '../../theme/styled.ts'

/** A spinner in the surrounding text's colour. Silent by itself: add text beside it. */
const Ring = styled('span', {
  base: {
    display: 'inline-block',
    width: '1.15em',
    height: '1.15em',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderTopColor: 'transparent',
    animation: 'turn 800ms linear infinite',
  },
})

export function Spinner() {
  return <Ring aria-hidden="true" />
}
