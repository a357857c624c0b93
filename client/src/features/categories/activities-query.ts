/** All that a home page can show, in one call. */
export const activitiesQuery = { source: 'online', page: 1, perPage: 100 } as const
