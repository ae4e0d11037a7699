import { TEST_CARDS } from "../cards.ts";

const spaced = (number: string): string => number.replace(/(\d{4})(?=\d)/g, "$1 ");

type CardFormProps = { action: string; label: string; number: string; error: string | null };

/** Card number, date and code, with the test cards at hand. */
export const CardForm = ({ action, label, number, error }: CardFormProps) => (
  <form method="post" action={action} className="card-form">
    {error === null ? null : (
      <p className="error" role="alert" id="card-error">
        {error}
      </p>
    )}
    <label htmlFor="number">Card number</label>
    <input
      id="number"
      name="number"
      inputMode="numeric"
      autoComplete="off"
      required
      maxLength={23}
      defaultValue={number}
      placeholder="4242 4242 4242 4242"
      list="test-cards"
      aria-invalid={error !== null}
      aria-describedby={error === null ? undefined : "card-error"}
    />
    <datalist id="test-cards">
      {Object.entries(TEST_CARDS).map(([card, { label: does }]) => (
        <option key={card} value={spaced(card)}>
          {does}
        </option>
      ))}
    </datalist>
    <div className="pair">
      <div>
        <label htmlFor="expiry">Expires</label>
        <input id="expiry" name="expiry" defaultValue="12 / 34" maxLength={7} autoComplete="off" />
      </div>
      <div>
        <label htmlFor="cvc">CVC</label>
        <input id="cvc" name="cvc" defaultValue="123" maxLength={4} inputMode="numeric" autoComplete="off" />
      </div>
    </div>
    <button type="submit">{label}</button>
  </form>
);

export const TestCardTable = () => (
  <details open>
    <summary>Test cards</summary>
    <table>
      <tbody>
        {Object.entries(TEST_CARDS).map(([card, { label }]) => (
          <tr key={card}>
            <td>
              <code>{spaced(card)}</code>
            </td>
            <td>{label}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
