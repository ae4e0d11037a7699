export const ErrorPage = () => <p>ErrorPage</p>;
