import { Tag } from '../../../ui/labels/Tag.tsx'
import type { Ages } from './ages.ts'

/** A schedule's audience in the platform's words; hidden without any. */
export function SuitableTag({ of: { suitableFor } }: { readonly of: Ages }) {
  return suitableFor?.label ? (
    <Tag tone="brand" wraps>
      {suitableFor.label}
    </Tag>
  ) : null
}
