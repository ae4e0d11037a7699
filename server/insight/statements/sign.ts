/** A word that praises or blames, how surely, and of what kind it is; an empty gist says nothing of the kind. */
export type Sign = { index: number; polarity: 1 | -1; strength: 1 | 2 | 3; gist: string };
