/** Patterns of fields; whoever sends another text is told in a sentence. */
export const ownPatterns = {
  slug: '^[a-z0-9]+(-[a-z0-9]+)*$',
  colour: '^#[0-9a-fA-F]{6}$',
  uuid: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
  occurrenceId: '^[A-Za-z0-9_-]{34}$',
} as const
