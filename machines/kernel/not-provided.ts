/** The default body of every declared actor: the client provides the real one. */
export const notProvided = (name: string) => (): Promise<never> =>
  Promise.reject(new Error(`The actor ${name} was not provided.`));
