import { renderToStaticMarkup } from "react-dom/server";

type Entry = { name: string; about: string };
type Index = { email: string; at: string; entries: readonly Entry[] };

const STYLE = `
  body { margin: 0 auto; padding: 2.5rem 1.25rem; max-width: 44rem; background: #f4f1ea; color: #1f1d1a;
    font: 1rem/1.55 "Hanken Grotesk", "Segoe UI", Helvetica, Arial, sans-serif; }
  h1 { font: 500 1.9rem/1.2 Newsreader, Georgia, serif; margin: 0 0 0.5rem; }
  dt { margin-top: 1.1rem; font-weight: 600; overflow-wrap: anywhere; }
  dd { margin: 0.1rem 0 0; color: #57524a; }
  a { color: inherit; }
  @media (prefers-color-scheme: dark) { body { background: #16140f; color: #efe9dd; } dd { color: #b3aa9b; } }
`;

const IndexPage = ({ email, at, entries }: Index) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Your Listwright data</title>
      <style>{STYLE}</style>
    </head>
    <body>
      <h1>Your Listwright data</h1>
      <p>
        Everything we keep about {email}, as of {at}. Passwords and the secrets of your sessions are not here: we keep
        only their fingerprints, which are of no use to anybody.
      </p>
      <dl>
        {entries.map(({ name, about }) => (
          <div key={name}>
            <dt>
              <a href={name}>{name}</a>
            </dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </body>
  </html>
);

/** The page that explains the other files. */
export const indexFile = (index: Index): string => `<!doctype html>${renderToStaticMarkup(<IndexPage {...index} />)}`;
