import { createHash } from 'node:crypto'

/** Ids of records that come out the same for the same feed. */
export type Ids = {
  readonly uuid: (of: string) => string
  readonly occurrence: (of: string) => string
  /** A slug of a name, made unique among those of its family, unless equal names mean the same. */
  readonly slug: (family: string, name: string, isUnique?: boolean) => string
}

export function makeIds(): Ids {
  const taken = new Set<string>()
  return {
    uuid: (of) => hexOf(of).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-a$4-$5'),
    occurrence: (of) => `oa${hexOf(of).slice(0, 32)}`,
    slug(family, name, isUnique = true) {
      const plain = plainOf(name) || family
      for (let count = 1; ; count += 1) {
        const slug = count === 1 ? plain : `${plain}-${count}`
        if (isUnique && taken.has(`${family} ${slug}`)) continue
        taken.add(`${family} ${slug}`)
        return slug
      }
    },
  }
}

function hexOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function plainOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}|['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-|-$/g, '')
}
